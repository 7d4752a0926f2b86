import type { TextPart } from './compare-texts.server.ts';
import type { FieldDifference } from './compare-revisions.server.ts';

/** The values of a form’s fields before and after a change. */
export function Differences({ differences }: { readonly differences: readonly FieldDifference[] }) {
  if (differences.length === 0) return <p>No content changes.</p>;
  return (
    <dl className="grid grid-cols-1 gap-4 rounded-sm border border-hairline bg-paper-raised p-4">
      {differences.map((difference) => (
        <div key={difference.label} className="min-w-0">
          <dt className="text-small font-medium">{difference.label}</dt>
          <dd className="mt-1 wrap-anywhere whitespace-pre-wrap">
            <Difference difference={difference} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Difference({ difference }: { readonly difference: FieldDifference }) {
  switch (difference.kind) {
    case 'text':
      // Parts have no ids and never move.
      // oxlint-disable-next-line react/no-array-index-key
      return difference.parts.map((part, index) => <Part key={index} {...part} />);
    case 'pictures':
      return <BeforeAndAfter before={<Pictures of={difference.before} />} after={<Pictures of={difference.after} />} />;
    default:
      return <BeforeAndAfter before={wordsOf(difference.before)} after={wordsOf(difference.after)} />;
  }
}

/** Added words are underlined, removed ones struck through, so that colour is not the only mark. */
function Part({ kind, text }: TextPart) {
  switch (kind) {
    case 'added':
      return (
        <ins className="rounded-xs bg-success-surface text-success underline underline-offset-4">
          <span className="sr-only"> added: </span>
          {text}
          <span className="sr-only"> </span>
        </ins>
      );
    case 'removed':
      return (
        <del className="rounded-xs bg-danger-surface text-danger line-through">
          <span className="sr-only"> removed: </span>
          {text}
          <span className="sr-only"> </span>
        </del>
      );
    case 'left-out':
      return <span className="text-ink-muted"> … </span>;
    default:
      return <span>{text}</span>;
  }
}

function BeforeAndAfter({ before, after }: Readonly<Record<'before' | 'after', React.ReactNode>>) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="sr-only">Before: </span>
      <span>{before}</span>
      <span aria-hidden="true">→</span>
      <span className="sr-only">After: </span>
      <span>{after}</span>
    </span>
  );
}

function wordsOf(value: string) {
  return value === '' ? <span className="text-ink-muted">empty</span> : <span>{value}</span>;
}

function Pictures({ of: sources }: { readonly of: readonly string[] }) {
  if (sources.length === 0) return wordsOf('');
  return (
    <span className="flex flex-wrap gap-2">
      {sources.map((src) => (
        <img key={src} src={src} alt="" className="aspect-16/9 w-40 rounded-xs object-cover" />
      ))}
    </span>
  );
}
