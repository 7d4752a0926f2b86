/** Marks words and projects that are made up, until the owner has real ones. */
export function SampleMark() {
  return (
    <span className="rounded-xs border border-hairline px-1.5 text-caption tracking-wide text-ink-muted">Sample</span>
  );
}
