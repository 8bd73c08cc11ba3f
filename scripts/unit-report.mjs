// Vitest's part of the summary that ends `npm test`: how many tests passed and failed, and why.
import { writeFileSync } from 'node:fs';

const why = (errors) => errors.map(({ stack, message }) => stack ?? message).join('\n');

export default class UnitReport {
  onTestRunEnd(modules, unhandled) {
    const report = { passed: 0, faults: [] };
    for (const module of modules) {
      const file = module.relativeModuleId;
      if (module.errors().length > 0) report.faults.push({ name: file, why: why(module.errors()) });
      for (const test of module.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === 'passed') report.passed++;
        if (state === 'failed') report.faults.push({ name: `${file} > ${test.fullName}`, why: why(errors) });
      }
    }
    for (const error of unhandled) report.faults.push({ name: 'an error outside every test', why: why([error]) });
    writeFileSync(process.env.UNIT_REPORT_FILE, JSON.stringify(report));
  }
}
