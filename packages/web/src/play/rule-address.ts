/** The page's address of a rule. */

import { pageOfRule, type RuleId } from '@windrose/rules';

/** The address of a rule on its page of rules. */
export const ruleAddress = (rule: RuleId): string => `#/rules/${pageOfRule(rule)}/${rule}`;
