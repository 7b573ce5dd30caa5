/** The scale of a picture: 1 shows one picture pixel on one page pixel. */

export interface Size {
  readonly width: number
  readonly height: number
}

/** The largest zoom, relative to the larger of the picture's own size and the fitting size. */
const MAX_ZOOM = 4

/** The scale at which a picture just fits. */
export function fitting(picture: Size, stage: Size): number {
  return Math.min(stage.width / picture.width, stage.height / picture.height)
}

/** The scale after a second press: the picture's own size, or twice the fitting size if that is hardly larger. */
export function closer(fit: number): number {
  return fit < 0.8 ? 1 : fit * 2
}

/** Limits a scale; null stands for the fitting size, which is the smallest. */
export function within(scale: number, fit: number): number | null {
  return scale <= fit * 1.02 ? null : Math.min(scale, MAX_ZOOM * Math.max(1, fit))
}
