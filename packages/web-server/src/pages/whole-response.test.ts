import { describe, expect, it } from 'vitest';
import { readWhole, WholeResponse } from './whole-response.ts';

const init = { status: 201, headers: { 'Content-Type': 'application/json' } };
const json = '{"stone":"Aurora Blanc, 3⁄4″"}';

describe('a response whose body is there from the start', () => {
  it.each(['text', 'json', 'arrayBuffer', 'blob'] as const)('is read as any other: %s', async (way) => {
    const [whole, plain] = [new WholeResponse(json, init), new Response(json, init)];
    expect(await whole[way]()).toEqual(await plain[way]());
    expect(whole.bodyUsed).toBe(true);
    await expect(whole.text()).rejects.toThrow(TypeError);
  });

  it('gives a stream of its body, and a copy', async () => {
    const whole = new WholeResponse(Buffer.from(json), init);
    const copy = whole.clone();
    expect(await new Response(whole.body).text()).toBe(json);
    expect(await copy.text()).toBe(json);
    expect([copy.status, copy.headers.get('Content-Type')]).toEqual([201, 'application/json']);
    expect(String(await readWhole(whole)), 'after it was read, too').toBe(json);
  });
});
