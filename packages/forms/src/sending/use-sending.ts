import { useRef, useState } from 'react';
import type { Problem, Stored } from '../parts/request-form-props.ts';
import type { SendResult } from './send-result.ts';

export interface Sending {
  readonly isBusy: boolean;
  readonly problem: Problem | null;
  readonly stored: Stored | null;
  /** Sends once: returns null while sending or after the request was stored. */
  readonly start: (formData: FormData) => Promise<SendResult | null>;
}

/** Calls `send` and keeps its result. */
export function useSending(
  send: (formData: FormData) => Promise<SendResult>,
  initialProblem: Problem | null = null,
): Sending {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState(initialProblem);
  const [stored, setStored] = useState<Stored | null>(null);
  // State changes with the next render; both clicks of a double click come before it.
  const isLocked = useRef(false);

  async function start(formData: FormData): Promise<SendResult | null> {
    if (isLocked.current) return null;
    isLocked.current = true;
    setIsBusy(true);
    setProblem(null);
    const result = await attempt(send, formData);
    setIsBusy(false);
    if (result.status === 'stored') {
      setStored(result);
      return result;
    }
    isLocked.current = false;
    if (result.status !== 'invalid') setProblem(result);
    return result;
  }

  return { isBusy, problem, stored, start };
}

async function attempt(send: (formData: FormData) => Promise<SendResult>, formData: FormData): Promise<SendResult> {
  try {
    return await send(formData);
  } catch {
    // Whatever went wrong, the visitor is told and keeps what was typed.
    return { status: 'unreachable' };
  }
}
