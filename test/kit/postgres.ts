// Scripts start one as well, and may not import tests.
export * from '../../trials/postgres.ts'
