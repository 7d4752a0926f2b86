interface PlanDrawingProps {
  /** As `drawLayout` of the slab planner draws them. */
  readonly slabs: readonly {
    readonly title: string;
    readonly svg: string;
    /** The parts on it. */
    readonly parts: readonly string[];
  }[];
}

/** The slabs of a countertop plan with their parts, for the visitor who sends it and the owner who gets it. */
export function PlanDrawing({ slabs }: PlanDrawingProps) {
  return (
    <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-x-8 gap-y-6">
      {slabs.map(({ title, svg, parts }) => (
        <li key={title} className="min-w-0">
          <p className="figures text-small text-ink-muted">{title}</p>
          {/* The planner escapes what visitors typed. */}
          <div
            className="mt-1 [&_svg]:h-auto [&_svg]:w-full [&_svg]:max-w-lg"
            dangerouslySetInnerHTML={{ __html: svg }}
          />
          <ul aria-label={`Parts of ${title}`} className="figures mt-2 text-small wrap-anywhere">
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
