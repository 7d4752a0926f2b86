import { SUBJECT_FIELDS, subjectHeading, type FormSubject } from './form-subject.ts';

/**
 * Says which product the request is about. Unticking takes the product off, with or without JavaScript; a fixed one is on
 * its own page, which says it already.
 */
export function SubjectLine({ subject, isFixed }: { subject: FormSubject; isFixed?: boolean | undefined }) {
  if (isFixed) {
    return (
      <>
        <input type="hidden" name={SUBJECT_FIELDS.kind} value={subject.kind} />
        <input type="hidden" name={SUBJECT_FIELDS.slug} value={subject.slug} />
      </>
    );
  }
  return (
    <div className="border-y border-hairline">
      <input type="hidden" name={SUBJECT_FIELDS.kind} value={subject.kind} />
      <input type="hidden" name={SUBJECT_FIELDS.request} value={subject.request ?? 'quote'} />
      <label className="group flex min-h-12 cursor-pointer items-center gap-3 py-2">
        <input
          type="checkbox"
          name={SUBJECT_FIELDS.slug}
          value={subject.slug}
          defaultChecked
          className="size-5 shrink-0 accent-spruce"
        />
        <span className="group-has-[input:not(:checked)]:text-ink-muted group-has-[input:not(:checked)]:line-through">
          {subjectHeading(subject)}: <strong className="font-medium">{subject.label}</strong>
        </span>
        <span className="ml-auto text-caption text-ink-muted">Untick to remove</span>
      </label>
    </div>
  );
}
