export { AGE_LAW, ageOn, standingOn, yearsLater, type Standing } from './age.ts';
export { FAMILY_PROGRAMME, familyRight, type Child, type FamilyRight } from './programme.ts';
