import type { Layout } from '@showroom/slab-planner/plan';
import { toPictureSource } from '@showroom/pictures/picture-source';
import { AlongLine } from './along-line.tsx';
import { followPlan } from '../visualizer/room-code.ts';
import { AssembledSection } from './assembled/assembled-section.tsx';
import { EmptyDrawing } from './drawing/empty-drawing.tsx';
import { LayoutTable } from './drawing/layout-table.tsx';
import { markParts } from './drawing/part-marks.ts';
import { PieceDrawings } from './drawing/piece-drawings.tsx';
import type { PostedPlan } from './form/posted-plan.ts';
import { PlaceFields } from './form/place-fields.tsx';
import { TemplateFields } from './form/template-fields.tsx';
import { HandDrawing } from './hand/hand-drawing.tsx';
import { PlanTools } from './live/plan-tools.tsx';
import { StoredPlanNotice } from './live/stored-plan-notice.tsx';
import { usePlanner } from './live/use-planner.ts';
import type { PlannerFacts } from './load-planner.server.ts';
import { PlanActions } from './plan-actions.tsx';
import { PlanChecks } from './plan-checks.tsx';
import { planPath } from './plan-path.ts';
import { PlanLine, PlanSummary } from './plan-summary.tsx';
import { PlannerForm } from './planner-form.tsx';

interface PlannerPageProps {
  readonly facts: PlannerFacts;
  /** The form as it was posted, with what to fix. */
  readonly posted?: PostedPlan | undefined;
}

/** The planner: the drawing of the slabs, the form that makes it, and what follows from it. */
export function PlannerPage({ facts, posted }: PlannerPageProps) {
  const planner = usePlanner(facts, posted);
  const { typed, drawn } = planner;
  const room = facts.room && drawn ? { ...facts.room, code: followPlan(facts.room.code, drawn.code) } : facts.room;
  const stone = facts.stones.find(({ slug }) => slug === (drawn?.plan.stone ?? typed.stone));
  const picture = stone?.picture ? toPictureSource(stone.picture, { widths: [400, 800, 1200] }) : null;
  const slabSize = stone?.sizes[Number(typed.slabSize)] ?? stone?.sizes[0];
  const isEmpty = typed.pieces.length === 0;
  return (
    <div className="page-width pt-8 lg:pt-12">
      <h1 className="font-serif text-title">{facts.page.title}</h1>
      <p className="mt-3 max-w-prose text-ink-muted">
        Draw your counters, see how they are cut from whole slabs, and send us the plan for a price. We measure before
        we cut anything.
      </p>
      <AlongLine room={room} plan={drawn?.code} />
      {facts.isUnreadable && (
        <p role="alert" className="mt-5 border-l-2 border-danger pl-4">
          This link’s plan can’t be read. Part of the link may be missing. You can start a new plan below.
        </p>
      )}
      <StoredPlanNotice isEmpty={isEmpty} onOpen={(plan) => planner.change({ type: 'replace', plan })} />
      <div className="mt-6 flex flex-col gap-8 lg:mt-8 lg:grid lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start lg:gap-x-14">
        <div
          role="group"
          aria-label="Drawing"
          // On a phone it stays below the header, which hides when the page is scrolled down.
          className="z-1 min-w-0 bg-paper transition-[top] duration-200 motion-reduce:transition-none print:static print:max-h-none max-lg:sticky max-lg:top-30 max-lg:[body:has(header[data-hidden])_&]:top-0 max-lg:-mx-page max-lg:px-page max-lg:py-3 max-lg:shadow-card lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto lg:pb-2"
        >
          {drawn ? (
            <>
              <div className="mb-2 flex flex-wrap items-center justify-between gap-x-6">
                <PlanLine drawn={drawn} isWorking={planner.isWorking} />
                <PlanTools planner={planner} />
              </div>
              <HandDrawing planner={planner} drawn={drawn} picture={picture} />
            </>
          ) : (
            <EmptyDrawing stone={{ label: stone?.label ?? '', sizeLabel: slabSize?.label ?? '' }} picture={picture} />
          )}
        </div>
        <div className="min-w-0 print:hidden max-lg:[&_:is(input,select,textarea,button,summary)]:scroll-mt-80 lg:col-start-1 lg:row-start-1">
          <PlannerForm
            action={planPath('', room?.code)}
            plan={typed}
            stones={facts.stones}
            issues={planner.issues}
            hasSummary={posted !== undefined}
            openPiece={planner.openPiece}
            filling={planner.filling}
            moving={planner.moving}
            onInput={planner.onInput}
            onSubmit={planner.onSubmit}
          >
            {drawn && (
              <PlaceFields
                key={`${planner.filling} ${planner.placing}`}
                places={typed.places}
                nameOfPart={(partId) => nameParts(drawn.layout, partId)}
              />
            )}
            <TemplateFields isStart={isEmpty} typed={posted?.templateTexts} />
          </PlannerForm>
        </div>
      </div>
      {drawn && (
        <div className="mt-16 grid grid-cols-1 gap-14">
          <div className="grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[24rem_minmax(0,1fr)]">
            <PlanSummary drawn={drawn} />
            <PlanChecks drawn={drawn} />
          </div>
          <PlanActions drawn={drawn} room={room?.code} />
          <AssembledSection drawn={drawn} picture={picture} room={room?.code} />
          <section aria-labelledby="cut-pieces">
            <h2 id="cut-pieces" className="font-serif text-heading">
              Your pieces, in their stone
            </h2>
            <div className="mt-6">
              <PieceDrawings plan={drawn.plan} layout={drawn.layout} pictureUrl={picture?.src ?? null} />
            </div>
          </section>
          <section aria-labelledby="cutting-list">
            <h2 id="cutting-list" className="font-serif text-heading">
              Cutting list
            </h2>
            <div className="mt-6">
              <LayoutTable layout={drawn.layout} markOf={markParts(drawn.plan)} />
            </div>
          </section>
        </div>
      )}
    </div>
  );
}

function nameParts({ slabs }: Layout, partId: string): string {
  return slabs.flat().find(({ part }) => part.id === partId)?.part.name ?? 'Part that is gone';
}
