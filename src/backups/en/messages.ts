/** The messages of the Fluent files here, with their arguments. Written by `npm run words`. */
export interface BackupMessages {
  readonly 'backup-made': {
    readonly file: string | number
    readonly size: string | number
    readonly tables: string | number
  }
  readonly 'backup-verified': { readonly games: string | number }
  readonly 'backup-parted': { readonly games: string | number }
  readonly 'backup-dropped': {
    readonly backups: string | number
    readonly days: string | number
    readonly weeks: string | number
  }
}
