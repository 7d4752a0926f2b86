import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describeUnknownPlaces,
  fillTemplate,
  listOpenPlaces,
  placeholders,
  type PlaceholderValues,
} from './reply-template.ts';
import { replyTemplates } from './reply-templates.ts';

const values: PlaceholderValues = {
  name: 'Anna Lehtinen',
  firstName: 'Anna',
  subject: 'Aurora quartz',
  reference: 'Q-7F3K-9M2P',
  request: 'quote request',
  received: 'November 20, 2026',
  brand: 'Boreal & Stone',
  phone: '(807) 555-0100',
  email: 'hello@shop.example',
};

describe('a template', () => {
  it('fills in every placeholder, and keeps the rest', () => {
    expect(fillTemplate('Hello {firstName}, {subject}? {firstName}! { } {} {x}', values)).toBe(
      'Hello Anna, Aurora quartz? Anna! { } {} {x}',
    );
  });

  it('knows all documented placeholders', () => {
    const all = Object.keys(placeholders).map((name) => `{${name}}`);
    expect(describeUnknownPlaces(all.join(' '))).toBeUndefined();
    expect(listOpenPlaces(all.join(' '))).toEqual(all);
  });

  it.each(['{colour}', '{Name}', '{ name }', '{}', '{constructor}', '{__proto__}'])(
    'rejects %s and says what can be used',
    (place) => {
      expect(describeUnknownPlaces(`Hello ${place}!`)).toMatch(
        /^There is no placeholder \{.*\}\. You can use \{name\}, .* and \{email\}\.$/,
      );
      expect(describeUnknownPlaces(`Hello ${place}!`)).toContain(place);
    },
  );

  it('doesn’t fill placeholders in what a visitor wrote', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(fillTemplate('{name}', { ...values, name })).toBe(name);
        expect(fillTemplate('a {name} b', { ...values, name: `{email}${name}` })).toBe(`a {email}${name} b`);
      }),
    );
  });

  it('has valid defaults', () => {
    const { templates } = replyTemplates.empty;
    expect(templates.length).toBeGreaterThan(1);
    for (const { subject, text } of templates) expect(describeUnknownPlaces(subject + text)).toBeUndefined();
    expect(replyTemplates.schema.safeParse(replyTemplates.empty).success).toBe(true);
  });
});
