export function SampleMark() {
  return (
    <span className="rounded-xs border border-hairline px-1.5 text-caption tracking-wide text-ink-muted">Sample</span>
  );
}
