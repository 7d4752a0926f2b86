import { roomSurfaceLabels, type RoomSurface } from '@showroom/catalog-data/catalogue/room-surfaces';
import { Button } from '@showroom/ui/button';
import { LinkButton } from '@showroom/ui/link-button';
import { Select } from '@showroom/ui/select';
import { TabLink, TabLinks } from '@showroom/ui/tab-links';
import { useEffect, useState } from 'react';
import { buildStoneQuoteHref } from '../../leads/quote-href.ts';
import { SiteLink } from '../../shell/site-link.tsx';
import { planPath, roomPlanPath } from '../../slab-planner/plan-path.ts';
import { photoPath } from '../photo-path.ts';
import { PlanNotice, UnreadablePlan } from '../plan/plan-notice.tsx';
import { listShownPieces } from '../plan/show-plan.ts';
import { VISUALIZER_PATH, writeOther, writeRoom } from '../room-code.ts';
import { ChosenList } from './chosen-list.tsx';
import type { VisualizerFacts } from './load-visualizer.server.ts';
import { listChosen, listOptions, moveToRoom, type RoomOption } from './room-options.ts';
import { RoomStage } from './room-stage.tsx';
import { RoomTools } from './room-tools.tsx';
import { SlabPart } from './slab-part.tsx';
import { StoneChoiceList } from './stone-choice-list.tsx';
import { SurfacePart } from './surface-part.tsx';
import { SwatchRadios } from './swatch-radios.tsx';
import { useRoom } from './use-room.ts';

const linkLook = 'inline-flex min-h-11 items-center text-small underline underline-offset-4 hover:text-spruce';

/** The visualizer: the picture of a room, what can be chosen in it, and what to do with the choices. */
export function VisualizerPage({
  facts: { page, rooms, options, tones, design: first, plan, isPlanUnreadable },
}: {
  readonly facts: VisualizerFacts;
}) {
  const state = useRoom(first, rooms);
  const { design, room, search } = state;
  const [isMoving, setIsMoving] = useState(false);
  const wantsLive = useHasBegun();
  const parts = listChosen(options, room, design.chosen);
  const stone = design.chosen.counter;
  // What goes along to the other tools, and with a request.
  const along = { room: writeRoom({ ...design, other: null }, room).slice(1) };
  const pieces = listShownPieces(design.plan === '' ? null : plan, design);
  // A plan is for one stone.
  const enclosed = plan !== null && design.plan !== '' && plan.stone === stone ? plan.code : undefined;
  return (
    <div className="pt-6 lg:pt-5">
      <div className="page-width lg:flex lg:items-end lg:justify-between lg:gap-x-12">
        <h1 className="font-serif text-title">{page.title}</h1>
        <TabLinks aria-label="Rooms" className="mt-3 lg:mt-0 lg:border-b-0">
          {rooms.map((one) => (
            <TabLink
              key={one.name}
              href={VISUALIZER_PATH + writeRoom(moveToRoom(design, one), one)}
              aria-current={one.name === room.name ? 'true' : undefined}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
                event.preventDefault();
                state.openRoom(one);
              }}
            >
              {one.label}
            </TabLink>
          ))}
        </TabLinks>
      </div>
      <form
        method="get"
        action={VISUALIZER_PATH}
        className="page-width max-sm:px-0 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start lg:gap-x-10 lg:pt-4 print:block"
        onSubmit={(event) => event.preventDefault()}
      >
        <input type="hidden" name="room" value={room.name} />
        {design.plan !== '' && <input type="hidden" name="plan" value={design.plan} />}
        <div
          // On a phone it stays below the header, which hides when the page is scrolled down.
          className="sticky z-1 bg-paper transition-[top] duration-200 motion-reduce:transition-none max-lg:top-30 max-lg:shadow-card max-lg:[body:has(header[data-hidden])_&]:top-0 lg:top-24 print:static print:shadow-none"
        >
          <RoomStage
            design={design}
            room={room}
            options={options}
            plan={plan}
            isMoving={isMoving && pieces.length === 0}
            wantsLive={wantsLive}
            onPlace={state.placeSlab}
          />
          <div className="max-sm:px-page">
            <RoomTools design={design} search={search} state={state} />
          </div>
        </div>
        <div className="min-w-0 max-lg:[&_:is(a,button,input,summary)]:scroll-mt-[calc(min(67vw,55dvh)+11.5rem)] max-sm:px-page lg:sticky lg:top-24 lg:flex lg:max-h-[calc(100dvh-14rem)] lg:flex-col print:hidden">
          {isPlanUnreadable && <UnreadablePlan />}
          {plan && <PlanNotice plan={plan} design={design} room={room} pieces={pieces} options={options} />}
          <div className="border-t border-hairline max-lg:mt-4 lg:-mx-3 lg:min-h-0 lg:overflow-y-auto lg:px-3">
            {room.surfaces.map((surface) => {
              const part = parts.find((one) => one.surface === surface);
              const isSame = surface === 'backsplash' && design.chosen.backsplash === '';
              return (
                <SurfaceChoices
                  key={`${room.name} ${surface}`}
                  surface={surface}
                  chosen={isSame ? 'Same as the counter' : (part?.option.label ?? '')}
                  option={part?.option}
                  options={listOptions(options, surface)}
                  value={design.chosen[surface]}
                  tones={tones}
                  isOpen={surface === 'counter'}
                  onChoose={(slug) => state.choose(surface, slug)}
                />
              );
            })}
            {room.fixed === null && pieces.length === 0 && (
              <SlabPart
                design={design}
                isMoving={isMoving}
                onMoving={setIsMoving}
                onPlace={state.placeSlab}
                onMatch={state.matchBook}
              />
            )}
          </div>
          <div className="grid gap-x-6 pt-5 lg:pt-4">
            <span className="hidden gap-3 pb-4 noscript:flex noscript:flex-wrap">
              <Button type="submit">Show</Button>
              <Button type="submit" variant="secondary" name="other" value={writeOther(design.chosen, room.surfaces)}>
                Show and compare
              </Button>
            </span>
            <LinkButton
              as={SiteLink}
              href={buildStoneQuoteHref(stone, { ...along, plan: enclosed })}
              size="large"
              className="w-full"
            >
              Ask for a quote with this room
            </LinkButton>
            <div className="flex flex-wrap justify-between gap-x-6 pt-1">
              <SiteLink
                className={linkLook}
                href={plan ? planPath(plan.code, along.room) : roomPlanPath(room.name, stone, along.room)}
              >
                {plan ? 'Change the plan' : 'Plan this room’s counters'}
              </SiteLink>
              <SiteLink className={linkLook} href={photoPath(stone, { ...along, plan: enclosed })}>
                See it in your own photo
              </SiteLink>
            </div>
          </div>
        </div>
      </form>
      <div className="page-width mt-12 lg:mt-16">
        <ChosenList parts={parts} />
        <p className="mt-8 max-w-prose text-small text-ink-muted">
          Colours vary from screen to screen.{' '}
          <SiteLink className="underline underline-offset-4" href={`/samples?quartz=${stone}`}>
            Ask for samples
          </SiteLink>{' '}
          and see them in your own light before you decide.
        </p>
      </div>
    </div>
  );
}

interface SurfaceChoicesProps {
  readonly surface: RoomSurface;
  readonly chosen: string;
  readonly option: RoomOption | undefined;
  readonly options: readonly RoomOption[];
  readonly value: string;
  readonly tones: VisualizerFacts['tones'];
  readonly isOpen: boolean;
  readonly onChoose: (slug: string) => void;
}

function SurfaceChoices({ surface, chosen, option, options, value, tones, isOpen, onChoose }: SurfaceChoicesProps) {
  const label = roomSurfaceLabels[surface];
  const radios = { name: surface, label, value, onChoose };
  return (
    <SurfacePart
      label={label}
      chosen={chosen}
      swatch={option?.swatch}
      isOpen={isOpen}
      // The stones are listed once in the page. Those of the backsplash follow when they are wanted.
      beforeOpen={
        surface === 'backsplash' ? <BacksplashSelect options={options} value={value} onChoose={onChoose} /> : undefined
      }
    >
      {surface === 'backsplash' && (
        <label className="flex min-h-11 items-center gap-3 text-small">
          <input
            type="radio"
            name={surface}
            aria-label="Backsplash: same as the counter"
            value=""
            checked={value === ''}
            onChange={() => onChoose('')}
            className="size-5"
          />
          <span>Same as the counter</span>
        </label>
      )}
      {surface === 'counter' || surface === 'backsplash' ? (
        <StoneChoiceList {...radios} stones={options} tones={tones} />
      ) : (
        <SwatchRadios {...radios} options={options} />
      )}
    </SurfacePart>
  );
}

/** The stones by name, for a browser without scripts. */
function BacksplashSelect({ options, value, onChoose }: Pick<SurfaceChoicesProps, 'options' | 'value' | 'onChoose'>) {
  return (
    <div className="hidden noscript:block">
      <Select
        name="backsplash"
        aria-label={roomSurfaceLabels.backsplash}
        value={value}
        options={[
          { value: '', label: 'Same as the counter' },
          ...options.map(({ slug, label }) => ({ value: slug, label })),
        ]}
        onChange={({ target }) => onChoose(target.value)}
      />
    </div>
  );
}

const firstActions = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether the visitor has begun to use the page. The live view loads some 300 KB, which a visitor who only looks doesn’t need. */
function useHasBegun(): boolean {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => {
    if (hasBegun) return;
    const begin = () => setHasBegun(true);
    for (const action of firstActions) addEventListener(action, begin, { passive: true });
    return () => {
      for (const action of firstActions) removeEventListener(action, begin);
    };
  }, [hasBegun]);
  return hasBegun;
}
