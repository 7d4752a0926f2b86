import { contactForm } from '../questions/contact-schema.ts';
import { OnePageForm } from './one-page-form.tsx';
import type { RequestFormProps } from '../parts/request-form-props.ts';

export type ContactFormProps = RequestFormProps;

/** "Send us a message": the site's own contact form, for when no outside provider's form is configured. */
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
