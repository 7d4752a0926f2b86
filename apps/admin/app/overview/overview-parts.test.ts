import type { Activity } from '@showroom/store/admin';
import { describe, expect, it } from 'vitest';
import { relativeTime, toActivityLine } from '../people/activity/activity-line.ts';
import { describeChange } from '../frame/words/describe-change.ts';

const now = new Date('2026-11-21T15:00:00.000Z');

const line = (action: string, actorKind: Activity['actorKind'] = 'account') =>
  toActivityLine(
    { id: '1', at: now.toISOString(), actorKind, actorName: 'owner', action, subjectId: 'x', words: 'w' },
    now,
  );

describe('how long ago something was', () => {
  it.each([
    ['2026-11-21T15:00:09.000Z', 'just now'],
    ['2026-11-21T14:59:01.000Z', 'just now'],
    ['2026-11-21T14:59:00.000Z', '1 minute ago'],
    ['2026-11-21T12:00:00.000Z', '3 hours ago'],
    ['2026-11-20T15:00:00.000Z', 'yesterday'],
    ['2026-11-07T15:00:00.000Z', '2 weeks ago'],
    ['2025-11-01T15:00:00.000Z', 'last year'],
  ])('%s was %s', (at, words) => {
    expect(relativeTime(at, now)).toBe(words);
  });
});

describe('the change since last month', () => {
  it.each([
    [12, 10, '+20% from last month'],
    [9, 10, '−10% from last month'],
    [10, 10, 'Same as last month'],
    [3, 0, 'None last month'],
    [0, 0, 'None last month'],
    [1000, 999, 'Less than 1% from last month'],
  ])('of %s after %s is “%s”', (present, past, words) => {
    expect(describeChange(present, past)).toBe(words);
  });
});

describe('a line of the activity', () => {
  it.each([
    ['post.published', 'Post', 'success'],
    ['in-stock-product.deleted', 'Product', 'warning'],
    ['work.saved', 'Work item', 'info'],
    ['settings-business.published', 'Settings', 'success'],
    ['lead.received', 'Lead', 'success'],
    ['backup.failed', 'Backup', 'error'],
    ['lead.letter-bounced', 'Lead', 'error'],
    ['constructor.toString', 'System', 'info'],
  ])('for %s has the type “%s” and the severity %s', (action, type, severity) => {
    expect(line(action)).toMatchObject({ type, severity });
  });

  it('names users, and no visitor', () => {
    expect(line('post.saved').who).toBe('owner');
    expect(line('lead.received', 'visitor').who).toBe('a visitor');
  });
});
