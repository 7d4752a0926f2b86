import type { LaidOutPlan } from '@showroom/slab-planner/lay-out';
import type { Plan } from '@showroom/slab-planner/plan';
import { useEffect, useRef, useState } from 'react';
import type { LayOutAnswer, LayOutQuestion } from './lay-out-messages.ts';

/** A plan with its layout, and what is to say about it. */
export interface DrawnPlan extends LaidOutPlan {
  /** As in the URL. */
  readonly code: string;
  readonly plan: Plan;
}

/**
 * Lays out a plan in a worker, so that typing stays fluent. Returns the last plan with a layout, and whether a better one is being looked
 * for. The first is the server's.
 */
export function useLayout(asked: Pick<DrawnPlan, 'code' | 'plan'> | null, fromServer: DrawnPlan | null) {
  const [drawn, setDrawn] = useState(fromServer);
  const [isWorking, setIsWorking] = useState(false);
  const worker = useRef<Worker>(null);
  const lastCode = useRef(fromServer?.code);

  useEffect(() => {
    if (asked === null || asked.code === lastCode.current) return;
    lastCode.current = asked.code;
    const { code, plan } = asked;
    worker.current ??= new Worker(new URL('./lay-out.worker.ts', import.meta.url), { type: 'module' });
    const answer = ({ data }: MessageEvent<LayOutAnswer>) => {
      if (data.code !== code) return;
      setIsWorking(!data.isFinal);
      setDrawn({ ...data.result, code, plan });
    };
    worker.current.addEventListener('message', answer);
    // Unlike a window, a worker has no target origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.current.postMessage({ code, plan } satisfies LayOutQuestion);
    setIsWorking(true);
    return () => worker.current?.removeEventListener('message', answer);
  }, [asked]);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );

  return { drawn, isWorking };
}
