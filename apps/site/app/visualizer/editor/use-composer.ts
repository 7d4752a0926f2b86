import type { PhotoPlan } from '@showroom/room-view/compose-photo';
import type { EdgeMap } from '@showroom/room-view/edge-map';
import type { Pixels } from '@showroom/room-view/pixels';
import { useEffect, useRef, useState } from 'react';
import type { StoneChoice } from '../stone-choice.ts';
import type { ComposerAnswer, ComposerRequest, ComposeSize } from './composer-messages.ts';

export type ComposerState = 'working' | 'ready' | 'failed';

export interface Composer {
  /** The live view; null until the first one is there. */
  readonly preview: Pixels | null;
  readonly state: ComposerState;
  /** The edges of the photo; null until they are measured. */
  readonly edges: EdgeMap | null;
  /** Composes at full size, for saving. Null if that failed. */
  readonly composeFull: () => Promise<Pixels | null>;
}

/** Composes the photo in a worker after each change. While one view is computed, only the latest change waits. */
export function useComposer(photo: Pixels, plan: PhotoPlan, stone: StoneChoice): Composer {
  const [shown, setShown] = useState<Shown>({ preview: null, plan: null, stone: null, hasFailed: false });
  const [edges, setEdges] = useState<EdgeMap | null>(null);
  const client = useRef<ComposerClient | null>(null);

  useEffect(() => {
    const opened = openComposer(photo);
    client.current = opened;
    void opened.measure().then(setEdges);
    return opened.close;
  }, [photo]);

  useEffect(() => {
    let isLatest = true;
    async function show(): Promise<void> {
      const preview = (await client.current?.composePreview(plan, stone)) ?? null;
      // An older view is better than none during a drag.
      if (preview) setShown({ preview, plan, stone, hasFailed: false });
      else if (isLatest) setShown((before) => ({ ...before, plan, stone, hasFailed: true }));
    }
    void show();
    return () => {
      isLatest = false;
    };
  }, [plan, stone]);

  const isCurrent = shown.plan === plan && shown.stone === stone;
  return {
    preview: shown.preview,
    edges,
    state: !isCurrent ? 'working' : shown.hasFailed ? 'failed' : 'ready',
    composeFull: async () => client.current?.compose('full', plan, stone) ?? null,
  };
}

interface Shown {
  readonly preview: Pixels | null;
  /** What the view was made of. */
  readonly plan: PhotoPlan | null;
  readonly stone: StoneChoice | null;
  readonly hasFailed: boolean;
}

interface ComposerClient {
  readonly measure: () => Promise<EdgeMap | null>;
  readonly compose: (size: ComposeSize, plan: PhotoPlan, stone: StoneChoice) => Promise<Pixels | null>;
  /** Null also for a view that was overtaken by a later one. */
  readonly composePreview: (plan: PhotoPlan, stone: StoneChoice) => Promise<Pixels | null>;
  readonly close: () => void;
}

type Numbered = Exclude<ComposerRequest, { kind: 'open' }>;
type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never;
type AskedRequest = WithoutId<Numbered>;

function openComposer(photo: Pixels): ComposerClient {
  let worker: Worker | null = null;
  /** Called with null if the worker breaks. */
  const waiting = new Map<number, (answer: ComposerAnswer | null) => void>();
  let lastId = 0;
  let isBusy = false;
  /** Starts the view that waits, or tells it that a later one took its place. */
  let next: ((isLatest: boolean) => void) | null = null;

  function start(): Worker {
    const started = new Worker(new URL('compose.worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<ComposerAnswer>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    started.addEventListener('error', () => {
      for (const resolve of waiting.values()) resolve(null);
      waiting.clear();
      // Its code didn't come, or it broke: the next view starts another one.
      started.terminate();
      worker = null;
    });
    post(started, { kind: 'open', photo });
    return started;
  }

  function ask(request: AskedRequest): Promise<ComposerAnswer | null> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      worker ??= start();
      post(worker, { ...request, id });
    });
  }

  async function compose(size: ComposeSize, plan: PhotoPlan, stone: StoneChoice): Promise<Pixels | null> {
    const answer = await ask({ kind: 'compose', size, plan, stone });
    return answer?.kind === 'composed' ? answer.pixels : null;
  }

  async function measure(): Promise<EdgeMap | null> {
    const answer = await ask({ kind: 'measure' });
    return answer?.kind === 'measured' ? answer.edges : null;
  }

  async function composePreview(plan: PhotoPlan, stone: StoneChoice): Promise<Pixels | null> {
    if (isBusy) {
      next?.(false);
      const isLatest = await new Promise<boolean>((resolve) => {
        next = resolve;
      });
      if (!isLatest) return null;
    }
    isBusy = true;
    const pixels = await compose('preview', plan, stone);
    isBusy = false;
    const startNext = next;
    next = null;
    startNext?.(true);
    return pixels;
  }

  return { measure, compose, composePreview, close: () => worker?.terminate() };
}

function post(worker: Worker, request: ComposerRequest): void {
  worker.postMessage(request, { transfer: [] });
}
