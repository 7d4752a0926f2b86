import { reservationForm, restockNoticeForm } from '../questions/reservation-schema.ts';
import type { RequestFormProps } from '../parts/request-form-props.ts';
import { OnePageForm } from './one-page-form.tsx';

export interface ReservationFormProps extends RequestFormProps {
  /** Whether to reserve a piece, or to be notified when there is one. */
  readonly asksFor: 'piece' | 'notice';
}

/** "Reserve in showroom" for an available piece, or a request to be notified of the next one. */
export function ReservationForm({ asksFor, ...props }: ReservationFormProps) {
  return (
    <OnePageForm
      {...props}
      isSubjectFixed
      form={asksFor === 'piece' ? reservationForm : restockNoticeForm}
      submitLabel={asksFor === 'piece' ? 'Reserve in Showroom' : 'Notify Me'}
    />
  );
}
