/** «2.4 KB». */
export const sizeText = (kilobytes: number): string => `${kilobytes.toFixed(1)} KB`;
