import { useNavigation } from 'react-router-dom';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import type { LeadField, LeadOutcome } from './outcome.ts';

/**
 * The field beside whose button is said what came of it; undefined where that stands under the title. Without scripts the answer is
 * another page, which is read from its top.
 */
export function useMessageField(outcome: LeadOutcome | undefined): LeadField | undefined {
  return useIsHydrated() ? outcome?.kept : undefined;
}

export interface FieldMessageProps {
  /** What is kept by the button above. */
  readonly field: LeadField;
  /** What came of the last change. */
  readonly outcome: LeadOutcome | undefined;
}

/** Says at a button, which may be far below the title, that what stood beside it was kept. */
export function FieldMessage({ field, outcome }: FieldMessageProps) {
  const isIdle = useNavigation().state === 'idle';
  const isShown = useMessageField(outcome) === field;
  return (
    <p role="status" className="-mt-2 w-full text-small text-success not-empty:pt-1">
      {isIdle && isShown ? outcome?.message : ''}
    </p>
  );
}
