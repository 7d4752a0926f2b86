import type { CDPSession, Locator, Page } from '@playwright/test';

type Spot = readonly [x: number, y: number];

/** Fingers on a touch screen. Playwright itself only has single taps. */
export interface Fingers {
  /** Drags one or several fingers in steps, as a hand would. */
  drag(...ways: readonly { readonly from: Spot; readonly to: Spot }[]): Promise<void>;
  doubleTap(at: Spot): Promise<void>;
  tap(at: Spot): Promise<void>;
  /** Puts a finger on an element, scrolled into view, and keeps it there until it's lifted. */
  putOn(target: Locator): Promise<void>;
  lift(): Promise<void>;
}

export async function openFingers(page: Page): Promise<Fingers> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', spots: readonly Spot[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: spots.map(([x, y], id) => ({ x, y, id })) });
  const lift = async () => void (await send('touchEnd', []));
  const tap = async (at: Spot) => {
    await send('touchStart', [at]);
    await lift();
  };
  return {
    tap,
    lift,
    async putOn(target) {
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (box === null) throw new Error('What a finger should come down on is not to be seen.');
      await send('touchStart', [[box.x + box.width / 2, box.y + box.height / 2]]);
    },
    async drag(...ways) {
      const steps = 10;
      for (let step = 0; step <= steps; step += 1) {
        const spots = ways.map(({ from, to }): Spot => [
          from[0] + ((to[0] - from[0]) * step) / steps,
          from[1] + ((to[1] - from[1]) * step) / steps,
        ]);
        await send(step === 0 ? 'touchStart' : 'touchMove', spots);
      }
      await lift();
    },
    async doubleTap(at) {
      await tap(at);
      await tap(at);
    },
  };
}
