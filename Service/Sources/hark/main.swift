import HarkCommand

await RootCommand.main()
