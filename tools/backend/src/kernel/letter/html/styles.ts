/** Fonts that machines have: a letter loads none. */
export const FONT = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif;";
