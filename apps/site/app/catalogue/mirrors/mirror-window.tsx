import { Dialog } from '@showroom/ui/dialog';
import type { LookedAtMirror } from './load-mirrors.server.ts';
import { MirrorDetails } from './mirror-details.tsx';

export interface MirrorWindowProps {
  readonly mirror: LookedAtMirror;
  readonly onClose: () => void;
}

export default function MirrorWindow({ mirror, onClose }: MirrorWindowProps) {
  return (
    <Dialog open title={mirror.name} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <MirrorDetails mirror={mirror} />
    </Dialog>
  );
}
