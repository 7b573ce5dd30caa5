/** How large a picture is shown: 1 is one pixel of the picture to one of the page. */

export interface Size {
  readonly width: number
  readonly height: number
}

/** However far one zooms in, in times of its own size, or of the size that fits. */
const MOST = 4

/** The scale at which a picture just fits. */
export function fitting(picture: Size, stage: Size): number {
  return Math.min(stage.width / picture.width, stage.height / picture.height)
}

/** The scale of a second press: its own size, or twice as large where that is hardly larger than what fits. */
export function closer(fit: number): number {
  return fit < 0.8 ? 1 : fit * 2
}

/** Never smaller than what fits: null is that. */
export function within(scale: number, fit: number): number | null {
  return scale <= fit * 1.02 ? null : Math.min(scale, MOST * Math.max(1, fit))
}
