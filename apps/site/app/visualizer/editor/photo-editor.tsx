import type { Pixels } from '@showroom/room-view/pixels';
import { Button } from '@showroom/ui/button';
import { Field } from '@showroom/ui/field';
import { RadioGroup } from '@showroom/ui/radio-group';
import { Select } from '@showroom/ui/select';
import { useReducer, useState } from 'react';
import type { Enclosed } from '../../leads/enclosed.ts';
import { photoPath } from '../photo-path.ts';
import type { StoneChoice } from '../stone-choice.ts';
import { PaintPanel } from './paint-panel.tsx';
import type { Brush } from './covered-areas.ts';
import { PhotoStage, type EditMode } from './photo-stage.tsx';
import { startHistory } from '../../undo/history.ts';
import { changePlan, type Change, type EditedPlan } from './plan-history.ts';
import { RangeField } from './range-field.tsx';
import { samplePlan } from './sample-plan.ts';
import { SavePicture } from './save-picture.tsx';
import { StonePanel } from './stone-panel.tsx';
import { nameSurface, startSurface, surfaceKindNames, surfaceKinds } from './surface-kinds.ts';
import { SurfacePanel } from './surface-panel.tsx';
import { useComposer, type ComposerState } from './use-composer.ts';

export interface PhotoEditorProps {
  readonly photo: Pixels;
  /** Whether it is our kitchen, whose surfaces are known. */
  readonly isSample: boolean;
  readonly stones: readonly StoneChoice[];
  readonly firstStone: string;
  readonly along: Enclosed;
  readonly onClose: () => void;
}

const modes: readonly { readonly value: EditMode; readonly label: string }[] = [
  { value: 'corners', label: 'Set corners' },
  { value: 'stone', label: 'Move the stone' },
  { value: 'paint', label: 'Paint out' },
];

function startPlan(photo: Pixels): EditedPlan {
  return {
    surfaces: [startSurface('counter', 1, photo.width / photo.height, undefined)],
    covers: [],
    patternIn: 2,
    exposureStops: 0,
  };
}

/** Everything that is done to one photo. Loaded once there is one. */
export default function PhotoEditor({ photo, isSample, stones, firstStone, along, onClose }: PhotoEditorProps) {
  const [history, dispatch] = useReducer(changePlan, null, () =>
    startHistory(isSample ? samplePlan : startPlan(photo)),
  );
  const plan = history.present;
  const [slug, setSlug] = useState(firstStone);
  const stone = stones.find((choice) => choice.slug === slug) ?? stones[0];
  const [selectedId, setSelectedId] = useState(plan.surfaces[0]?.id);
  const [mode, setMode] = useState<EditMode>('corners');
  const [brush, setBrush] = useState<Brush>({ radius: 0.02, isEraser: false, isLoose: false });
  const [isSnapping, setIsSnapping] = useState(true);
  const selected = plan.surfaces.find(({ id }) => id === selectedId) ?? plan.surfaces[0];
  function chooseStone(chosen: string): void {
    setSlug(chosen);
    // Without the router, which would load the page again. A link or a reload then has this stone.
    window.history.replaceState(window.history.state, '', photoPath(chosen, along));
  }
  const change: Change = (name, edit) => dispatch({ type: 'change', name, change: edit });
  if (!stone) throw new Error('There is no stone to choose.');
  const { preview, edges, state, composeFull } = useComposer(photo, plan, stone);

  return (
    <div className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <PhotoStage
          photo={photo}
          edges={edges}
          preview={preview}
          plan={plan}
          selected={selected}
          mode={mode}
          brush={brush}
          isSnapping={isSnapping}
          stoneName={stone.name}
          onChange={change}
        />
        <p role="status" className="min-h-6 text-small text-ink-muted">
          {stateWords[state]}
        </p>
      </div>
      <div className="grid content-start gap-6">
        <Field label="Stone">
          <Select value={stone.slug} onChange={(event) => chooseStone(event.target.value)}>
            {[...new Set(stones.map(({ collection }) => collection))].map((collection) => (
              <optgroup key={collection} label={collection}>
                {stones
                  .filter((choice) => choice.collection === collection)
                  .map((choice) => (
                    <option key={choice.slug} value={choice.slug}>
                      {choice.name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            aria-disabled={history.past.length === 0}
            onClick={() => dispatch({ type: 'undo' })}
          >
            Undo
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-disabled={history.future.length === 0}
            onClick={() => dispatch({ type: 'redo' })}
          >
            Redo
          </Button>
          <Button variant="secondary" size="small" onClick={onClose}>
            Use another photo
          </Button>
        </div>
        <RadioGroup
          legend="What to do"
          name="mode"
          options={modes}
          value={mode}
          onValueChange={(value) => setMode(modes.find((one) => one.value === value)?.value ?? 'corners')}
        />
        {mode !== 'paint' && plan.surfaces.length > 1 && (
          <Field label="Surface">
            <Select
              value={String(selected?.id)}
              options={plan.surfaces.map((surface) => ({
                value: String(surface.id),
                label: nameSurface(surface, plan.surfaces),
              }))}
              onChange={(event) => setSelectedId(Number(event.target.value))}
            />
          </Field>
        )}
        {mode === 'corners' && (
          <Field label="Add a surface">
            <Select
              placeholder="Choose…"
              value=""
              options={surfaceKindNames.map((kind) => ({ value: kind, label: surfaceKinds[kind].name }))}
              onChange={({ target: { value } }) => {
                const kind = surfaceKindNames.find((name) => name === value);
                if (!kind) return;
                const id = Math.max(0, ...plan.surfaces.map((surface) => surface.id)) + 1;
                const added = startSurface(kind, id, photo.width / photo.height, selected);
                change(null, (before) => ({ ...before, surfaces: [...before.surfaces, added] }));
                setSelectedId(id);
              }}
            />
          </Field>
        )}
        {mode === 'corners' && selected && (
          <SurfacePanel
            surface={selected}
            isSnapping={isSnapping}
            onSnappingChange={setIsSnapping}
            onChange={change}
            onRemove={() =>
              change(null, (before) => ({
                ...before,
                surfaces: before.surfaces.filter(({ id }) => id !== selected.id),
              }))
            }
          />
        )}
        {mode === 'stone' && selected && <StonePanel surface={selected} stone={stone} onChange={change} />}
        {mode === 'paint' && (
          <PaintPanel covers={plan.covers} brush={brush} onBrushChange={setBrush} onChange={change} />
        )}
        <div className="grid gap-2 border-t border-hairline pt-5">
          <RangeField
            label="Brightness"
            value={plan.exposureStops}
            min={-1.5}
            max={1.5}
            step={0.1}
            text={describeStops(plan.exposureStops)}
            onChange={(exposureStops) => change('exposure', (before) => ({ ...before, exposureStops }))}
          />
          <RangeField
            label="Hide the old pattern"
            value={plan.patternIn}
            min={0.5}
            max={8}
            step={0.5}
            text={`Veins up to ${plan.patternIn}″ wide`}
            onChange={(patternIn) => change('pattern', (before) => ({ ...before, patternIn }))}
          />
        </div>
        <SavePicture stone={stone} along={along} composeFull={composeFull} isSample={isSample} />
      </div>
    </div>
  );
}

const stateWords: Readonly<Record<ComposerState, string>> = {
  working: 'Updating the picture…',
  ready: '',
  failed: 'The stone couldn’t be loaded. Check your connection and choose it again.',
};

function describeStops(stops: number): string {
  if (Math.abs(stops) < 0.05) return 'As in the photo';
  return `${Math.round(Math.abs(2 ** stops - 1) * 100)} percent ${stops > 0 ? 'brighter' : 'darker'}`;
}
