import { expect, it } from 'vitest';
import { faqs } from '../content/faqs.ts';
import { defaultBusinessFacts } from './business-facts.ts';
import { factPlaceholders, fillFactPlaceholders } from './fact-placeholders.ts';
import { describeOpenDays } from './opening-hours.ts';

const now = new Date('2026-11-23T15:00:00Z');

it('fills placeholders with the facts', () => {
  const facts = { ...defaultBusinessFacts, claims: { ...defaultBusinessFacts.claims, warrantyYears: 7 } };
  expect(fillFactPlaceholders('{warrantyYears} years, {phone}, {hours}', facts, now)).toBe(
    `7 years, ${facts.phone.display}, ${describeOpenDays(facts.hours.store)}`,
  );
  expect(fillFactPlaceholders(factPlaceholders.join(' '), facts, now)).not.toMatch(/[{}]/);
});

it('leaves unknown placeholders as typed, and fills nothing twice', () => {
  const facts = { ...defaultBusinessFacts, email: '{phone}' };
  expect(fillFactPlaceholders('{toString} {colour} {} {email} {{email}}', facts, now)).toBe(
    '{toString} {colour} {} {phone} {{phone}}',
  );
});

it('leaves no placeholder unfilled in the sample answers', () => {
  for (const { answer } of faqs) expect(fillFactPlaceholders(answer, defaultBusinessFacts, now)).not.toMatch(/[{}]/);
});
