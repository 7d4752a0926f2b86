import { contactForm } from '../questions/contact-schema.ts';
import { OnePageForm } from './one-page-form.tsx';
import type { RequestFormProps } from '../parts/request-form-props.ts';

export type ContactFormProps = RequestFormProps;

/** The site's own contact form, used when no provider's form is set up. */
export function ContactForm(props: ContactFormProps) {
  return (
    <OnePageForm
      {...props}
      form={contactForm}
      submitLabel="Send Message"
      receivedTitle="Thanks, we got your message."
    />
  );
}
