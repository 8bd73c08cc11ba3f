/** The options of a game that the table's creator may choose: one list for each. */

import type { Game } from '@windrose/rules';

import { useWords } from '../../i18n/words.ts';

/** The chosen options, by name; a missing one is left to chance. */
export type OptionChoices = Readonly<Record<string, string>>;

/** The lists. @param className of the line of each. */
export function GameOptions({
  game,
  choices,
  onChange,
  className,
}: {
  readonly game: Game;
  readonly choices: OptionChoices;
  readonly onChange: (choices: OptionChoices) => void;
  readonly className: string | undefined;
}) {
  const { ui, words } = useWords();
  return Object.entries(game.options).map(([option, rule]) => {
    if (!Array.isArray(rule)) return null;
    const own = words.setting(game.id, option);
    return (
      <label key={option} className={className}>
        {own?.name ?? ui.optionNames[option] ?? option}
        <select
          value={choices[option] ?? ''}
          onChange={(event) => onChange(chosen(choices, option, event.target.value))}
        >
          <option value="">{ui.optionValues['']}</option>
          {(rule as readonly string[]).map((value) => (
            <option key={value} value={value}>
              {own?.values?.[value] ?? ui.optionValues[value] ?? value}
            </option>
          ))}
        </select>
      </label>
    );
  });
}

function chosen(choices: OptionChoices, option: string, value: string): OptionChoices {
  const { [option]: _, ...others } = choices;
  return value === '' ? others : { ...others, [option]: value };
}
