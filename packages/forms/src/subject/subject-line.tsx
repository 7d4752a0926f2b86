import { FieldError } from '@showroom/ui/field-messages';
import { listSubjects, SUBJECT_FIELDS, SUBJECTS_FIELD, subjectHeading, type FormSubject } from './form-subject.ts';

export interface SubjectLineProps {
  readonly subject: FormSubject;
  readonly isFixed?: boolean | undefined;
  /** Id of the product list, for error summaries. */
  readonly id?: string | undefined;
  /** What is wrong with the choice. */
  readonly issue?: string | undefined;
}

/**
 * Lists the request's products. Unticking removes one, with or without JavaScript; a fixed one is not shown, because its page
 * names it.
 */
export function SubjectLine({ subject, isFixed, id, issue }: SubjectLineProps) {
  if (isFixed) {
    return (
      <>
        <input type="hidden" name={SUBJECT_FIELDS.kind} value={subject.kind} />
        <input type="hidden" name={SUBJECT_FIELDS.slug} value={subject.slug} />
        {subject.request === 'sample' && <input type="hidden" name={SUBJECT_FIELDS.request} value="sample" />}
      </>
    );
  }
  if (subject.others) {
    return (
      <fieldset
        id={id}
        tabIndex={-1}
        aria-describedby={issue === undefined ? undefined : `${id}-error`}
        className="border-y border-hairline py-3"
      >
        <legend className="sr-only">What your request is about</legend>
        {subject.request === 'sample' && <input type="hidden" name={SUBJECT_FIELDS.request} value="sample" />}
        {id !== undefined && <FieldError id={id} error={issue} />}
        <p className="flex justify-between gap-3 text-caption text-ink-muted">
          <span>{subject.request === 'sample' ? subjectHeading(subject) : 'Your items'}</span>{' '}
          <span>Uncheck to remove</span>
        </p>
        {listSubjects(subject).map(({ kind, slug, label }) => (
          <SubjectBox key={`${kind}/${slug}`} name={SUBJECTS_FIELD} value={`${kind}/${slug}`}>
            <strong className="font-medium">{label}</strong>
          </SubjectBox>
        ))}
      </fieldset>
    );
  }
  return (
    <div className="border-y border-hairline">
      <input type="hidden" name={SUBJECT_FIELDS.kind} value={subject.kind} />
      <input type="hidden" name={SUBJECT_FIELDS.request} value={subject.request ?? 'quote'} />
      <SubjectBox name={SUBJECT_FIELDS.slug} value={subject.slug} hint="Uncheck to remove">
        {subjectHeading(subject)}: <strong className="font-medium">{subject.label}</strong>
      </SubjectBox>
    </div>
  );
}

interface SubjectBoxProps {
  readonly name: string;
  readonly value: string;
  readonly hint?: string;
  readonly children: React.ReactNode;
}

function SubjectBox({ name, value, hint, children }: SubjectBoxProps) {
  return (
    <label className="group flex min-h-12 cursor-pointer items-center gap-3 py-2">
      <input type="checkbox" name={name} value={value} defaultChecked className="size-5 shrink-0 accent-spruce" />
      <span className="group-has-[input:not(:checked)]:text-ink-muted group-has-[input:not(:checked)]:line-through">
        {children}
      </span>
      {hint && <span className="ml-auto text-caption text-ink-muted">{hint}</span>}
    </label>
  );
}
