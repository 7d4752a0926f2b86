/** A gate that stays shut until a test opens it: what waits there goes on then. */
export class Gate {
  open!: () => void;
  readonly passed = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}
