import { describe, expect, it } from 'vitest';
import { readSubject } from './form-subject.ts';

describe('reading what a request is about', () => {
  it.each([
    [
      { subjectKind: 'quartz', subjectSlug: 'aurora' },
      { kind: 'quartz', slug: 'aurora', request: 'quote' },
    ],
    [
      { subjectKind: 'quartz', subjectSlug: 'great-white', subjectRequest: 'sample' },
      { kind: 'quartz', slug: 'great-white', request: 'sample' },
    ],
    [{ subjectKind: 'quartz' }, null],
    [{ subjectKind: 'quartz', subjectSlug: '../admin' }, null],
    [{ subjectKind: 'quartz', subjectSlug: 'a'.repeat(81) }, null],
    [{}, null],
  ])('reads %j', (posted, subject) => {
    expect(readSubject(posted)).toEqual(subject);
  });
});
