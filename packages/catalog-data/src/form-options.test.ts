import { describe, expect, it } from 'vitest';
import * as lists from './form-options.ts';

const valuesOf = (options: readonly lists.FormOption[]) => options.map(({ value }) => value).join(' ');

describe('form choices', () => {
  it('have the values of the specification', () => {
    expect(valuesOf(lists.customProjectTypes)).toBe(
      'kitchen-cabinets bathroom-vanities built-in-storage entertainment-center office-furniture custom-closets other',
    );
    expect(valuesOf(lists.customTimelines)).toBe('asap 1-3-months 3-6-months 6-12-months flexible');
    expect(valuesOf(lists.customBudgets)).toBe('under-5k 5k-10k 10k-25k 25k-50k over-50k to-be-determined');
    expect(valuesOf(lists.preferredWoods)).toBe('oak maple cherry walnut mahogany pine birch other');
    expect(valuesOf(lists.woodFinishes)).toBe('natural stained painted distressed glazed other');
    expect(valuesOf(lists.hardwareStyles)).toBe('traditional modern rustic contemporary vintage other');
    expect(valuesOf(lists.customContactMethods)).toBe('email phone text');
    expect(valuesOf(lists.bestTimesToCall)).toBe('morning afternoon evening flexible');
    expect(valuesOf(lists.shortProjectTypes)).toBe(
      'kitchen-remodel bathroom-remodel custom-cabinetry millwork countertops multiple other',
    );
    expect(valuesOf(lists.shortTimelines)).toBe('asap 1-3-months 3-6-months 6-12-months planning');
    expect(valuesOf(lists.shortProjectScopes)).toBe('small medium large custom consultation');
    expect(valuesOf(lists.shortContactMethods)).toBe('email phone');
    expect(valuesOf(lists.additionalServices)).toBe('installation designConsultation projectManagement');
  });
});
