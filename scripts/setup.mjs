/** Makes the folder ready to run. */
export async function setUp() {}
