import * as fc from 'fast-check';
import { UNSAFE_decodeViaTurboStream as decodeViaTurboStream } from 'react-router-dom';
import { expect, it } from 'vitest';
import { isPlain, numberPlain } from './plain-data.ts';

/** Any JSON, with names and texts that come again, as in lists; the router keeps `__proto__` from objects. */
const word = fc.constantFrom('title', 'path', 'A title that is rather written twice than found', '', '"', '\ud800');
const { plain } = fc.letrec((tie) => ({
  plain: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(
      word,
      fc.string({ unit: 'binary' }),
      fc.constant(null),
      fc.boolean(),
      fc.integer(),
      fc.double({ noNaN: true }),
    ),
    fc.array(tie('plain'), { maxLength: 5 }),
    fc.dictionary(
      fc.oneof(word, fc.string()).filter((name) => name !== '__proto__'),
      tie('plain'),
      {
        maxKeys: 5,
        noNullPrototype: true,
      },
    ),
  ),
}));

it('is read by the router as what was loaded', async () => {
  const whole = fc.oneof(
    fc.array(plain),
    fc.dictionary(
      fc.string().filter((name) => name !== '__proto__'),
      plain,
      { noNullPrototype: true },
    ),
  );
  await fc.assert(
    fc.asyncProperty(whole.filter(isPlain), async (data) => {
      const { value } = await decodeViaTurboStream(new Blob([numberPlain(data)]).stream(), globalThis);
      expect(value).toEqual(data);
    }),
  );
});
