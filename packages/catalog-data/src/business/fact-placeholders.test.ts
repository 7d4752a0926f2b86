import { expect, it } from 'vitest';
import { faqs } from '../content/faqs.ts';
import { defaultBusinessFacts } from './business-facts.ts';
import { factPlaceholders, fillFactPlaceholders } from './fact-placeholders.ts';
import { sampleHours } from '../testing/sample-hours.ts';

const now = new Date('2026-11-23T15:00:00Z');

it('fills placeholders with the facts', () => {
  const { claims, hours } = defaultBusinessFacts;
  const facts = {
    ...defaultBusinessFacts,
    claims: { ...claims, warrantyYears: 7 },
    phone: { display: '(807) 555-0142', e164: '+18075550142' },
    hours: { ...hours, ...sampleHours },
  };
  expect(fillFactPlaceholders('{warrantyYears} years, {phone}, {hours}', facts, now)).toBe(
    '7 years, (807) 555-0142, Mon-Fri 9am-5pm, Sat 9am-2pm',
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
