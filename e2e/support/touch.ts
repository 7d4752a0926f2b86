import type { CDPSession, Page } from '@playwright/test';

type Spot = readonly [x: number, y: number];

/** Fingers on the screen of a phone, which Playwright itself knows only as single taps. */
export interface Fingers {
  /** Moves one finger or several from their first spots to their last, in steps as a hand would. */
  drag(...ways: readonly { readonly from: Spot; readonly to: Spot }[]): Promise<void>;
  doubleTap(at: Spot): Promise<void>;
}

export async function openFingers(page: Page): Promise<Fingers> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(([x, y], id) => ({ x, y, id })) });
  return {
    async drag(...ways) {
      const steps = 10;
      for (let step = 0; step <= steps; step += 1) {
        const spots = ways.map(({ from, to }): Spot => [
          from[0] + ((to[0] - from[0]) * step) / steps,
          from[1] + ((to[1] - from[1]) * step) / steps,
        ]);
        await send(step === 0 ? 'touchStart' : 'touchMove', spots);
      }
      await send('touchEnd', []);
    },
    async doubleTap(at) {
      for (let tap = 0; tap < 2; tap += 1) {
        await send('touchStart', [at]);
        await send('touchEnd', []);
      }
    },
  };
}
