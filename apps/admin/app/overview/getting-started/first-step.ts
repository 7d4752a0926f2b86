/** A step to make a new showroom the owner’s own. */
export interface FirstStep {
  readonly label: string;
  readonly words: string;
  readonly path: string;
  readonly isDone: boolean;
}

/** The overview that lists the steps, and to which the samples page returns. */
export const SAMPLES_FROM = '/admin/dashboard-pro';

export const SAMPLES_PATH = `${SAMPLES_FROM}/samples`;
