/** How far the registration of a contract has come. */
export type ContractStage = 'accepted' | 'registering' | 'suspended' | 'registered' | 'terminated';
