export const PLANNER_PATH = '/slab-planner';

/** The URL of a plan; of the empty planner without a code. */
export function planPath(code: string): string {
  return code === '' ? PLANNER_PATH : `${PLANNER_PATH}?${new URLSearchParams({ plan: code })}`;
}

/** The URL of a plan's drawing as a file. */
export function planFilePath(code: string, type: 'dxf' | 'pdf' | 'svg'): string {
  return `${PLANNER_PATH}/plan.${type}?${new URLSearchParams({ plan: code })}`;
}
