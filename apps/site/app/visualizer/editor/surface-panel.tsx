import { isSurface } from '@showroom/room-view/corners';
import { oldTones, type OldTone } from '@showroom/room-view/old-tone';
import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import { Field } from '@showroom/ui/field';
import { Select } from '@showroom/ui/select';
import { LengthField } from './length-field.tsx';
import { changeSurface, type Change } from './plan-history.ts';
import { surfaceKinds, type EditedSurface } from './surface-kinds.ts';

export interface SurfacePanelProps {
  readonly surface: EditedSurface;
  readonly isSnapping: boolean;
  readonly onSnappingChange: (isSnapping: boolean) => void;
  readonly onChange: Change;
  readonly onRemove: () => void;
}

const toneWords: Readonly<Record<OldTone, string>> = {
  auto: 'Judge from the photo',
  white: 'White',
  light: 'Light',
  medium: 'Medium',
  dark: 'Dark',
  black: 'Black',
};

/** The real size of a surface, and what it is made of now. */
export function SurfacePanel({ surface, isSnapping, onSnappingChange, onChange, onRemove }: SurfacePanelProps) {
  const { id, kind } = surface;
  const edit = (name: string | null, change: Partial<EditedSurface>) =>
    onChange(name, (plan) => changeSurface(plan, id, change));
  return (
    <div className="grid gap-4">
      {!isSurface(surface.corners) && (
        <p role="alert" className="text-small font-medium text-danger">
          The corners cross over. Move them so that each is where its name says.
        </p>
      )}
      <div className="grid grid-cols-2 gap-4">
        <LengthField
          key={`length-${id}`}
          label="Length"
          lengthIn={surface.lengthIn}
          onChange={(lengthIn) => edit(`length-${id}`, { lengthIn })}
        />
        <LengthField
          key={`depth-${id}`}
          label={surfaceKinds[kind].depthName}
          lengthIn={surface.depthIn}
          onChange={(depthIn) => edit(`depth-${id}`, { depthIn })}
        />
      </div>
      <p className="text-small text-ink-muted">Rough sizes are enough: they set the scale of the veins.</p>
      <Field
        label="The surface now is"
        hint="If the new stone looks too bright or too dark, say how light the old one is."
      >
        <Select
          options={oldTones.map((value) => ({ value, label: toneWords[value] }))}
          value={surface.oldTone}
          onChange={({ target: { value } }) => {
            const oldTone = oldTones.find((tone) => tone === value);
            if (oldTone) edit(null, { oldTone });
          }}
        />
      </Field>
      <Checkbox
        label="Snap to edges in the photo"
        checked={isSnapping}
        onChange={(event) => onSnappingChange(event.target.checked)}
      />
      <div>
        <Button variant="secondary" size="small" onClick={onRemove}>
          Remove this surface
        </Button>
      </div>
    </div>
  );
}
