import { reservationForm, restockNoticeForm } from '../questions/reservation-schema.ts';
import type { RequestFormProps } from '../parts/request-form-props.ts';
import { OnePageForm } from './one-page-form.tsx';

export interface ReservationFormProps extends RequestFormProps {
  /** What is asked for: that one is set aside, or to be told when there is one. */
  readonly asksFor: 'piece' | 'notice';
}

/** "Reserve in showroom", on the page of a piece that is there; where none is left, the way to be told of the next. */
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
