import { Color, LinearSRGBColorSpace } from 'three';
import { rgbOf, type Hex } from '../core/model/model-palette.ts';

/** A colour as the screen has it: a model of paper is mixed in the screen's own numbers. */
export const paint = (hex: Hex): Color => new Color().setRGB(...rgbOf(hex), LinearSRGBColorSpace);
