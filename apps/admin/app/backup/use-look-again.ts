import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/** While something is under way its page is read again every few seconds. In milliseconds. */
const PAUSE_MS = 2_000;

/** Reads the page again and again while something is under way; without scripts a link does. */
export function useLookAgain(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setInterval(() => void revalidate(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}
