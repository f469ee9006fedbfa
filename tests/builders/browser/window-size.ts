/** Sets the size of the window for every test of a block, in pixels. */
export function windowSize(width: number, height: number): void {
  const before = { innerWidth: window.innerWidth, innerHeight: window.innerHeight };
  beforeEach(() => void Object.assign(window, { innerWidth: width, innerHeight: height }));
  afterEach(() => void Object.assign(window, before));
}
