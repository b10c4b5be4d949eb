import type { Point } from './draw';

/** A doorway: upright on both sides, a half circle above. */
export interface Arch {
  left: number;
  right: number;
  floor: number;
  /** Where the uprights end and the half circle begins. */
  spring: number;
}

/** The length of the outline from floor to floor. */
export function archLength({ left, right, floor, spring }: Arch): number {
  return 2 * (floor - spring) + (Math.PI * (right - left)) / 2;
}

/** The outline of the doorway as a closed path. */
export function archPath({ left, right, floor, spring }: Arch): string {
  const radius = (right - left) / 2;
  return `M${left} ${floor}V${spring}A${radius} ${radius} 0 0 1 ${right} ${spring}V${floor}Z`;
}

/** The bend that lays a strip from the left foot over the arch to the right foot, its top edge outwards. */
export function aroundArch(arch: Arch, stripLength: number): (point: Point) => Point {
  const upright = arch.floor - arch.spring;
  const radius = (arch.right - arch.left) / 2;
  const middle = (arch.left + arch.right) / 2;
  const total = archLength(arch);
  return ([x, y]) => {
    const along = (x / stripLength) * total;
    if (along <= upright) return [arch.left + y, arch.floor - along];
    if (along >= total - upright) return [arch.right - y, arch.floor - (total - along)];
    const angle = (along - upright) / radius;
    return [middle - Math.cos(angle) * (radius - y), arch.spring - Math.sin(angle) * (radius - y)];
  };
}
