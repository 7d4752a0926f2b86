import { useNavigation } from 'react-router-dom';
import { useIsHydrated } from '@showroom/ui/use-is-hydrated';
import type { LeadField, LeadOutcome } from './outcome.ts';

/**
 * The field whose message is shown at its button; undefined if it is under the title. Without scripts the response is
 * a new page, read from its top.
 */
export function useMessageField(outcome: LeadOutcome | undefined): LeadField | undefined {
  return useIsHydrated() ? outcome?.kept : undefined;
}

export interface FieldMessageProps {
  readonly field: LeadField;
  readonly outcome: LeadOutcome | undefined;
}

/** Confirms a save at its button, which may be far below the title. */
export function FieldMessage({ field, outcome }: FieldMessageProps) {
  const isIdle = useNavigation().state === 'idle';
  const isShown = useMessageField(outcome) === field;
  return (
    <p role="status" className="-mt-2 w-full text-small text-success not-empty:pt-1">
      {isIdle && isShown ? outcome?.message : ''}
    </p>
  );
}
