import { expect, test } from 'vitest';
import { someFacts } from '../../tests/factories/vacancies.ts';
import { contractKind, workplaceKind } from './engagement.ts';

test.each([
  ['Permanent', 'permanent'],
  ['Contract', 'contract'],
  ['Hybrid', 'contract'],
])('the work type %s is shown as %s', (workType, kind) => {
  expect(contractKind(someFacts({ workType }))).toBe(kind);
});

test.each([
  [{ workType: 'Permanent', remote: false, location: 'Munich' }, 'onSite'],
  [{ workType: 'Hybrid', remote: false, location: 'Munich' }, 'hybrid'],
  [{ workType: 'Permanent', remote: true, location: 'Munich' }, 'remotePossible'],
  [{ workType: 'Contract', remote: true, location: 'Remote (Europe)' }, 'remote'],
])('the workplace of %o is %s', (facts, kind) => {
  expect(workplaceKind(someFacts(facts))).toBe(kind);
});
