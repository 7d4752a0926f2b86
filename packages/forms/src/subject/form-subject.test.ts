import { shortlistMax } from '@showroom/catalog-data/limits';
import { describe, expect, it } from 'vitest';
import { findChosenSubject } from '../sending/posted-form.ts';
import { joinSubjects, listSubjects, readSubjects } from './form-subject.ts';

const post = (...fields: readonly (readonly [string, string])[]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
};

describe('reading the products of a request', () => {
  it.each([
    [{ subjectKind: 'quartz', subjectSlug: 'aurora' }, [{ kind: 'quartz', slug: 'aurora', request: 'quote' }]],
    [
      { subjectKind: 'quartz', subjectSlug: 'great-white', subjectRequest: 'sample' },
      [{ kind: 'quartz', slug: 'great-white', request: 'sample' }],
    ],
    [{ subjectKind: 'quartz' }, []],
    [{ subjectKind: 'quartz', subjectSlug: '../admin' }, []],
    [{ subjectKind: 'quartz', subjectSlug: 'a'.repeat(81) }, []],
    [{}, []],
  ])('reads %j', (posted, subjects) => {
    expect(readSubjects(posted)).toEqual(subjects);
  });

  it('reads the products of a shortlist and ignores invalid ones', () => {
    const posted = ['quartz/aurora', '../admin', 'quartz', 'a/b/c', 'in-stock/tamarack-30-gray'];
    expect(readSubjects(post(...posted.map((text) => ['subjects', text] as const)))).toEqual([
      { kind: 'quartz', slug: 'aurora', request: 'quote' },
      { kind: 'in-stock', slug: 'tamarack-30-gray', request: 'quote' },
    ]);
  });

  it('reads the products of a sample request as samples', () => {
    expect(readSubjects(post(['subjectRequest', 'sample'], ['subjects', 'quartz/aurora']))).toEqual([
      { kind: 'quartz', slug: 'aurora', request: 'sample' },
    ]);
  });

  it('reads at most as many as a shortlist has', () => {
    const posted = Array.from({ length: 100 }, (_, index) => ['subjects', `quartz/colour-${index}`] as const);
    expect(readSubjects(post(...posted))).toHaveLength(shortlistMax);
  });
});

describe('the products of a shortlist', () => {
  const aurora = { kind: 'quartz', slug: 'aurora', label: 'Aurora quartz' };
  const oak = { kind: 'vanities', slug: 'aurora', label: 'Oak vanity' };

  it('are the first with the others; a single one has none', () => {
    expect(joinSubjects([])).toBeNull();
    expect(joinSubjects([aurora])).toEqual(aurora);
    const joined = joinSubjects([aurora, oak]);
    expect(joined && listSubjects(joined).map(({ label }) => label)).toEqual(['Aurora quartz', 'Oak vanity']);
  });

  it('are those left checked', () => {
    const context = joinSubjects([aurora, oak]);
    expect(findChosenSubject(post(['subjects', 'vanities/aurora']), context)).toEqual(oak);
    expect(findChosenSubject(post(['subjects', 'quartz/aurora']), context), 'only the first').toEqual(aurora);
    expect(findChosenSubject(post(), context)).toBeNull();
    expect(findChosenSubject(post(['subjects', 'quartz/made-up']), context)).toBeNull();
  });
});
