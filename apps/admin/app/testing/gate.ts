/** Blocks whatever waits for it until a test opens it. */
export class Gate {
  open!: () => void;
  readonly passed = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}
