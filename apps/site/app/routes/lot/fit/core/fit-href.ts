/** Page of furniture of a flat; what stands there follows as its query. */
export const fitHref = (lotUrl: string): string => `${lotUrl}/mebel`;
