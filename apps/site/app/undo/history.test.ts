import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordChange, redo, startHistory, undo, type History } from './history.ts';

const record = (history: History<string>, ...changes: readonly (readonly [string, string | null])[]) =>
  changes.reduce((last, [state, about]) => recordChange(last, state, about), history);

describe('undo and redo', () => {
  it('goes back to where the changes started, and forward to where they ended', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 30 }), (states) => {
        const start: History<string> = startHistory('start');
        const changed = states.reduce((last, state) => recordChange(last, state, null), start);
        let back = changed;
        while (back.past.length > 0) back = undo(back);
        expect(back.present).toBe('start');
        while (back.future.length > 0) back = redo(back);
        expect(back.present).toBe(changed.present);
      }),
    );
  });

  it('undoes what was typed in one field as one step, and another field separately', () => {
    const typed = record(startHistory(''), ['9', 'length'], ['96', 'length'], ['96, 25', 'depth']);
    expect(undo(typed).present).toBe('96');
    expect(undo(undo(typed)).present).toBe('');
  });

  it('starts a new step in the same field after an undo', () => {
    const undone = undo(record(startHistory(''), ['9', 'length'], ['9x', 'depth']));
    const typed = record(undone, ['8', 'length']);
    expect(undo(typed).present).toBe('9');
  });

  it('forgets what was undone once something else changes', () => {
    const changed = record(undo(record(startHistory('a'), ['b', null])), ['c', null]);
    expect(redo(changed)).toBe(changed);
    expect(undo(changed).present).toBe('a');
  });
});
